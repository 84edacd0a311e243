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
  // What this page will need, asked for before its code knows; web/ahead.ts writes the list.
  const ahead = JSON.parse(document.getElementById('ahead')?.textContent ?? '{}');
  const page = location.pathname.split('/')[1] || 'home';
  // The house writes down which game is played at this table, where it knows.
  const game = document.documentElement.dataset.ahead;
  const names = [page, language, `${page}-${language}`, game, `${game}-${language}`];
  for (const file of names.flatMap((name) => ahead[name] ?? [])) {
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
