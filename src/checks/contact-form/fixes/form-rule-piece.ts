import type { Fix, Piece } from '#fixes/fix.ts'
import type { BlockedForm } from '../find-form.ts'
import { ruleFromText, ruleWith } from '../own-form-rule.ts'

const whereItIs = (rule: string): string =>
  `The rule “${rule}” is part of your Content-Security-Policy: in the settings of your server (such as .htaccess), or in a meta line in the head of the page. Change that part alone.`

/** The rule that a form to a service needs beside it: without it, browsers don't send the form. A rule may name a place by its whole address (CSP Level 3). */
export const ruleForForm = (rule: string | null): Piece[] =>
  rule === null
    ? []
    : [
        {
          title: 'The rule that lets the form send',
          kind: 'text',
          content: ruleWith(ruleFromText(rule), '[your form address]'),
          note: whereItIs(rule),
        },
      ]

/** A form that is there, and that browsers don't send. */
export const blockedFormFix = ({ page, host, rule, newRule }: BlockedForm): Omit<Fix, 'check'> => ({
  id: 'form-rule',
  title: 'The rule that lets your form send',
  why: `Your form on ${page} sends to ${host}, which your website’s own rule leaves out: browsers then send nothing.`,
  pieces: [{ title: 'The changed rule', kind: 'text', content: newRule, note: whereItIs(rule) }],
  where: {
    place: 'your Content-Security-Policy',
    steps: [
      'Look for “Content-Security-Policy” in the settings of your server (such as .htaccess), or in the head of the page.',
      `Put the changed rule in place of “${rule}”, and leave the rest of the line as it is.`,
      'Save, and send yourself a message with the form.',
    ],
  },
  builderDoesIt: false,
})
