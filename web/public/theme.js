// Runs before the first paint, so that a chosen theme or language never flashes by in the other one.
(() => {
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('comptoir-settings') ?? '{}');
  } catch {
    // A broken or forbidden storage only means the defaults.
  }
  const dark =
    saved.theme === 'dark' || (saved.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const language = saved.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
  document.documentElement.lang = language;
})();
