import { cut } from '#core/text.ts'
import { LONGEST } from '#core/messages/forms.ts'
import { ContactForm, useContactForm } from './ContactForm.tsx'
import { OwnMessages } from './OwnMessages.tsx'

/** The form, and below it earlier messages with answers. `phone`: from the owner's profile. */
export function Correspondence({ phone }: { phone: string }) {
  const contact = useContactForm(phone)
  const writeBack = (title: string) => {
    contact.again()
    contact.form.setFieldValue(
      'subject',
      cut(title.startsWith('Re: ') ? title : `Re: ${title}`, LONGEST.subject),
    )
    // The thanks may be in place of the form until then.
    setTimeout(() => contact.form.getInputNode('query')?.focus())
  }
  return (
    <>
      <ContactForm {...contact} />
      <OwnMessages onWriteBack={writeBack} />
    </>
  )
}
