/** How the command line is called: in a clone through npm, in the npm package (compiled) by its own name. */
export const OWN_COMMAND = import.meta.url.endsWith('.ts') ? 'npm run -s fettle --' : 'npx fettle'
