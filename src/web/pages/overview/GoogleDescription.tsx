import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  type DescriptionParts,
  LONGEST_DESCRIPTION,
  profileDescription,
} from '#core/getting-online/profile-description.ts'
import { CopyBlock } from '#web/kit/plan/CopyBlock.tsx'
import { ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'

interface FieldOfDescription {
  id: Exclude<keyof DescriptionParts, 'businessName'>
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

/** The description for a profile on Google Maps, made while the owner types. */
export function GoogleDescription({ businessName, city }: { businessName: string; city: string }) {
  const [parts, setParts] = useState<DescriptionParts>({
    businessName,
    does: '',
    where: city,
    when: '',
    known: '',
  })
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
            value={parts[id]}
            onChange={({ currentTarget: { value } }) => setParts((now) => ({ ...now, [id]: value }))}
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
              {text.length} of {LONGEST_DESCRIPTION} characters
            </SmallLine>
          </>
        )}
      </div>
    </ColumnsLayout>
  )
}
