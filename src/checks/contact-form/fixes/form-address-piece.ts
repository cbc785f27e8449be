import type { Fix } from '#fixes/fix.ts'
import type { MisaddressedForm } from '../find-form.ts'

/** A form that is there, and sends to an email address as if that were a page. `keyLine`: what Web3Forms needs in the form beside its address. */
export const misaddressedFormFix = (
  { page, address }: MisaddressedForm,
  keyLine: string,
): Omit<Fix, 'check'> => ({
  id: 'form-address',
  title: 'The address that your form sends to',
  why: `Your form on ${page} sends to “${address}”: browsers look for a page of that name on your website, and what people write is lost.`,
  pieces: [
    {
      title: 'The changed address',
      kind: 'text',
      content: `action="[your form address]"\n${keyLine}\n`,
      note: 'Where there is a second line, put it right below the first line of the form.',
    },
  ],
  where: {
    place: 'the file of the page with the form',
    steps: [
      'Sign up at a form service, and copy the address that it gives you.',
      `Look for action="${address}" in the first line of the form, and put the changed address in its place.`,
      'Save or upload the page, and send yourself a message with the form.',
    ],
  },
  builderDoesIt: false,
})
