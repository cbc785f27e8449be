import { ContactForm, useContactForm } from './ContactForm.tsx'
import { OwnMessages } from './OwnMessages.tsx'
import { replySubject } from './reply-subject.ts'

/** The form, and below it earlier messages with answers. `phone`: from the owner's profile. */
export function Correspondence({ phone }: { phone: string }) {
  const contact = useContactForm(phone)
  const writeBack = (title: string) => {
    contact.again()
    contact.form.setFieldValue('subject', replySubject(contact.form.getValues(), title))
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
