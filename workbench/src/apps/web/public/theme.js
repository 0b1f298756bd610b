// Before anything is drawn, so that a dark page never flashes white. A file of its own, since servers forbid scripts inside the page.
let theme;
try {
  theme = JSON.parse(localStorage.getItem('ninefold.settings') || '{}').theme;
} catch {
  // Without storage the page follows the system.
}
// Where the reader has forced colours on every page, the ground is theirs.
if (matchMedia('(forced-colors: active)').matches) theme = 'system';
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
