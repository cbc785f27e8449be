/** How Fettle's command line is called: in a clone, through `npx`, and where it is installed. */
export const OWN_COMMANDS = ['npm run -s fettle --', 'npx fettle', 'fettle'] as const
export type OwnCommand = (typeof OWN_COMMANDS)[number]
