interface Addressee {
  email: string
  emailVerified: boolean
  /** Whether this installation sends mail; else the note stays in its outbox. */
  sendsMail: boolean
}

/** What is in the weekly note, and where it goes. */
export function weeklyNoteHint({ email, emailVerified, sendsMail }: Addressee): string {
  const to = sendsMail
    ? `To ${email}${emailVerified ? '' : ', once you’ve confirmed it'}.`
    : 'This Fettle can’t send email, so whoever runs it has to pass it on to you.'
  return `What changed, one small job, and how you were going before and now. ${to}`
}
