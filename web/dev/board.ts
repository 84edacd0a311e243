/**
 * One board alone, playing a real game from `fixtures`: board.html?game=cafe-race&rules=basic&seats=4&at=12.
 * `at` is the moment to begin with, `from` plays the events that led to it, `theme` and `lang` are as in the settings.
 */
import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Alone from './Alone.svelte';
import { learnWords, speak } from '../src/lib/language.svelte';
import { settings } from '../src/lib/settings.svelte';
import { loadBoard } from '../src/boards';

const asked = new URLSearchParams(location.search);
const game = asked.get('game') ?? 'cafe-race';
const rules = asked.get('rules') ?? 'basic';
const seats = Number(asked.get('seats') ?? 4);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
settings.speed = (asked.get('speed') ?? 'normal') as typeof settings.speed;

const fixture = await (await fetch(`./fixtures/${game}-${rules}-${seats}.json`)).json();
const board = await loadBoard(game);
await learnWords([game]);
await speak(asked.get('lang') === 'fr' ? 'fr' : 'en');
mount(Alone, {
  target: document.getElementById('app')!,
  props: {
    fixture,
    board: board!,
    at: Number(asked.get('at') ?? 0),
    plain: asked.has('plain'),
    clicks: asked.get('touch') ?? '',
  },
});
