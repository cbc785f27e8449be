import { TextInput } from '@mantine/core'
import { LONGEST_NOTE } from '#core/owner-input/hand-over.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'

export interface HandOverMail {
  to: string
  note: string
}

interface MailFieldsProps {
  mail: HandOverMail
  /** Messages beside the fields, by their names. */
  problems: Readonly<Record<string, string>>
  onChange: (mail: HandOverMail) => void
}

/** The recipient and the note, for owners whose own address is confirmed: the recipient must know whom to answer. */
export function MailFields({ mail, problems, onChange }: MailFieldsProps) {
  const { email, emailVerified } = useMe()
  if (!emailVerified) {
    return (
      <Note tone="info">
        Once you’ve confirmed your own email address, we can send the link for you.{' '}
        <LinkTo href="/profile/my-account">Confirm it</LinkTo>
      </Note>
    )
  }
  return (
    <>
      <TextInput
        label="Their email address (optional)"
        description={`We send them the link, and say that you, ${email}, asked us to. Leave it empty to pass the link on yourself.`}
        type="email"
        inputMode="email"
        value={mail.to}
        error={problems['to']}
        onChange={({ currentTarget }) => onChange({ ...mail, to: currentTarget.value })}
      />
      {mail.to.trim() !== '' && (
        <LongText
          label="A note to go with it (optional)"
          rows={2}
          maxLength={LONGEST_NOTE}
          value={mail.note}
          error={problems['note']}
          onChange={({ currentTarget }) => onChange({ ...mail, note: currentTarget.value })}
        />
      )}
    </>
  )
}
