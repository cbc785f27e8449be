import { Button } from '@mantine/core'
import { useDeferredValue } from 'react'
import { newId } from '#core/ids.ts'
import { MOST_SECTIONS } from '#summary/schema.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { StableFields } from '#web/kit/forms/StableFields.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus } from '#web/kit/icons.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { SaveFoot } from '#web/shared/forms/SaveFoot.tsx'
import type { ProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { DetailsFields } from './DetailsFields.tsx'
import { LogoField } from './LogoField.tsx'
import { PartCards } from './PartCards.tsx'
import { valuesAsText } from './values-as-text.ts'
import type { SummaryData } from '#web/app/queries/summary-query.ts'
import type { SummaryForm } from './use-summary-form.ts'

interface SummaryEditorProps {
  data: SummaryData
  profile: ProfileForm<TypedSummary>
  onSaved: () => void
}

/** My Business Profile: the form of the whole summary. */
export function SummaryEditor({ data, profile, onSaved }: SummaryEditorProps) {
  const { form } = profile
  // The first card is rendered at once, the others in small steps after it.
  const isWhole = useDeferredValue(true, false)
  const save = async (): Promise<boolean> => {
    const isSaved = await profile.save()
    if (!isSaved) return false
    onSaved()
    // After editing far below, reading starts at the top.
    window.scrollTo({ top: 0 })
    return true
  }
  return (
    <form
      aria-label="My Business Profile"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Cards>
        <Card title="Your business" hint="Fields you leave empty aren’t shown.">
          <Fields>
            <LogoField logo={data.logo} />
            <Details form={form} around={data.around} />
          </Fields>
        </Card>
        {isWhole && (
          <>
            <PartCards form={form} data={data} />
            <AddSection profile={profile} />
          </>
        )}
      </Cards>
      <SaveFoot {...profile} save={save} canSave={profile.isDirty || !data.isSaved} isSticky />
    </form>
  )
}

function Details({ form, around }: { form: SummaryForm; around: SummaryData['around'] }) {
  const { businessName, name, phone, email, address, nzbn, gstNumber } = form.values
  const shown = { businessName, name, phone, email, address, nzbn, gstNumber }
  return (
    <StableFields seen={valuesAsText(form, Object.keys(shown), [shown, around])}>
      {() => <DetailsFields form={form} around={around} />}
    </StableFields>
  )
}

function AddSection({ profile: { form } }: { profile: ProfileForm<TypedSummary> }) {
  const ids = form.values.parts.flatMap((part) => (part.kind === 'free' ? [part.id] : []))
  const add = () =>
    form.insertListItem('parts', {
      kind: 'free',
      id: newId(new Set(ids), Math.random),
      title: '',
      columns: [''],
      hidden: false,
    })
  return (
    <Card
      title="A section of your own"
      hint="Say anything you like, in one, two or three columns."
      look="quiet"
    >
      <Button
        variant="default"
        leftSection={<Icon of={IconPlus} />}
        disabled={ids.length >= MOST_SECTIONS}
        onClick={add}
      >
        Add a section
      </Button>
      {ids.length >= MOST_SECTIONS && <p>You can have up to {MOST_SECTIONS} sections.</p>}
    </Card>
  )
}
