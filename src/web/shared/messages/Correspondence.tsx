import { cut } from '#core/text.ts'
import { LONGEST } from '#core/messages/forms.ts'
import { ContactForm, useContactForm } from './ContactForm.tsx'
import { OwnMessages } from './OwnMessages.tsx'

/** The form, and below it what was written before, from where one may write back. `phone`: as the owner's profile has it. */
export function Correspondence({ phone }: { phone: string }) {
  const contact = useContactForm(phone)
  const writeBack = (title: string) => {
    contact.again()
    contact.form.setFieldValue(
      'subject',
      cut(title.startsWith('Re: ') ? title : `Re: ${title}`, LONGEST.subject),
    )
    // Thanks may stand in the form's place until then.
    setTimeout(() => contact.form.getInputNode('query')?.focus())
  }
  return (
    <>
      <ContactForm {...contact} />
      <OwnMessages onWriteBack={writeBack} />
    </>
  )
}
