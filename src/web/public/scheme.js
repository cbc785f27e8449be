// Before the first paint: the light or dark that was chosen here earlier. Without a choice the system decides.
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.mantineColorScheme = chosen
} catch {
  // Storage is switched off in this browser: the system decides.
}
