import type { Component } from 'svelte';
import type { GameName } from '$lib/language.svelte';
import CafeInternational from './CafeInternational.svelte';
import CafeRace from './CafeRace.svelte';
import EspressoDoppio from './EspressoDoppio.svelte';
import TopRace from './TopRace.svelte';

export const covers: Record<GameName, Component> = {
  'cafe-race': CafeRace,
  'cafe-international': CafeInternational,
  'top-race': TopRace,
  'espresso-doppio': EspressoDoppio,
};
