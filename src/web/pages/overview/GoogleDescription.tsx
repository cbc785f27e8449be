import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { profileDescription } from '#core/getting-online/profile-description.ts'
import { LONGEST_PROFILE_TEXT } from '#core/google-profile/limits.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { draftName, keepDraft, readDraft } from '#web/app/session/drafts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { CopyBlock } from '#web/kit/plan/CopyBlock.tsx'
import { ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'
import { EMPTY_DESCRIPTION, type DescriptionDraft, descriptionDraftFrom } from './description-draft.ts'

interface FieldOfDescription {
  id: keyof DescriptionDraft
  label: string
  example: string
}

const FIELDS: readonly FieldOfDescription[] = [
  { id: 'does', label: 'What you do most', example: 'blocked drains, hot water and burst pipes' },
  { id: 'where', label: 'Where you go', example: 'Ballarat, Buninyong and Creswick' },
  { id: 'when', label: 'When people can ring', example: 'any day from 7 am to 7 pm' },
  {
    id: 'known',
    label: 'What you want them to know',
    example: 'licensed, and the price is agreed before I start',
  },
]
const LONGEST_FIELD = 160
/** What is typed stays in the browser: the owner goes to Google Maps with it and comes back. */
const DRAFT = ['google-description']

/** The description for a profile on Google Maps, made while the owner types. */
export function GoogleDescription({ businessName, city }: { businessName: string; city: string }) {
  const draft = draftName(useMe().id, DRAFT)
  const [typed, setTyped] = useState<DescriptionDraft>(
    () => descriptionDraftFrom(readDraft(draft, 'browser')) ?? { ...EMPTY_DESCRIPTION, where: city },
  )
  const parts = { ...typed, businessName }
  const change = (next: DescriptionDraft) => {
    setTyped(next)
    keepDraft(draft, next, 'browser')
  }
  const text = profileDescription(parts)
  return (
    <ColumnsLayout shape="two">
      <Stack>
        {FIELDS.map(({ id, label, example }) => (
          <TextInput
            key={id}
            label={label}
            placeholder={`Example: ${example}`}
            maxLength={LONGEST_FIELD}
            value={typed[id]}
            onChange={({ currentTarget: { value } }) => change({ ...typed, [id]: value })}
          />
        ))}
      </Stack>
      <div>
        {text === '' ? (
          <p>We’ll write your description for Google here as you type.</p>
        ) : (
          <>
            <CopyBlock title="Your description for Google" text={text} />
            <SmallLine>
              {lengthOf(text)} of {LONGEST_PROFILE_TEXT} characters
            </SmallLine>
          </>
        )}
      </div>
    </ColumnsLayout>
  )
}
