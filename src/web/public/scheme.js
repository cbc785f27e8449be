// Before the first paint: light or dark as chosen here earlier, else as the system is set.
let chosen = null
try {
  chosen = localStorage.getItem('mantine-color-scheme-value')
} catch {
  // Storage is switched off in this browser: the system decides.
}
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
const scheme = chosen === 'light' || chosen === 'dark' ? chosen : isDark ? 'dark' : 'light'
document.documentElement.dataset.mantineColorScheme = scheme
