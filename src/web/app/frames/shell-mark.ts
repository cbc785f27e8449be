/** Marks an app root element that contains a shell: React replaces it and does not hydrate it. */
export const SHELL = 'data-shell'
