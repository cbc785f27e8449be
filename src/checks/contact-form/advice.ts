import type { FormFacts } from '#core/evidence/form.ts'
import { filledFields, isEmail, isPhoneField } from '#core/site/form-fields.ts'

const MANY_FIELDS = 8
const PLAIN_HTTP = /^http:/iu
const MAILTO = /^\s*mailto:/iu

/** Improvements of a contact form; none affects the status. */
export function adviceFor(form: FormFacts): string[] {
  const fields = filledFields(form)
  const rules: readonly (readonly [boolean, string])[] = [
    [
      !fields.some((field) => isEmail(field) || isPhoneField(field)),
      'Ask for an email or phone number so you can reply.',
    ],
    [
      PLAIN_HTTP.test(form.action ?? ''),
      'The form sends messages over a connection that is not secure. Ask your web person to use https.',
    ],
    [
      MAILTO.test(form.actionRaw ?? ''),
      "The form opens the visitor's email program. Many people have none, so their message is lost.",
    ],
    [fields.some(({ label }) => label === null), 'Give every box its own label.'],
    [fields.length > MANY_FIELDS, `The form has ${fields.length} boxes. Every extra box loses people.`],
    [!form.privacyLink, 'Link your privacy policy beside the form.'],
    [!form.spamProtection, 'Switch on spam protection.'],
  ]
  return rules.flatMap(([holds, line]) => (holds ? [line] : []))
}
