/** Marks the place of the app where what it holds is a shell: it is replaced by the page, and not brought to life. */
export const SHELL = 'data-shell'
