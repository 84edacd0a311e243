import { mount } from 'svelte';
import Guests from './Guests.svelte';
mount(Guests, { target: document.getElementById('app')! });
