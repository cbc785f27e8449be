import type { WorkOf } from '#core/work.ts'

/** The work for a website without a contact form: ready-made fields, a link in the menu and a test message. */
export const formWork: WorkOf = () => ({
  steps: [
    { text: 'Put the ready-made form on a Contact page', minutes: 20 },
    { text: 'Link the page in your menu', minutes: 5 },
    { text: 'Send yourself a test message', minutes: 5 },
  ],
  isReadyMade: true,
  turnsGood: 'in_all',
})
