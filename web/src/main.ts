import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';

// A page that was open while the house was renewed asks for files that are no more: load the new page, once.
const RENEWED = 'comptoir-renewed';
window.addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
});

mount(App, { target: document.getElementById('app')! });
