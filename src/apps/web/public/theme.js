// Before anything is drawn, so that a dark page never flashes white. A file of its own, since servers forbid scripts inside the page.
try {
  const { theme } = JSON.parse(localStorage.getItem('ninefold.settings') || '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the page follows the system.
}
