import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Fields, FormFoot } from '#web/kit/forms/FormFoot.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { FoundCard, type StepProps } from './FoundCard.tsx'

interface FoundStepProps {
  /** Name of the form. */
  name: string
  title: string
  lead: string
  /** The found details that it shows. */
  asked: readonly string[]
  seen: StepProps
  /** The buttons onwards. */
  ways: ReactNode
  /** Its fields. */
  children: ReactNode
}

/** A step whose questions are beside the details found on the website. */
export function FoundStep({ name, title, lead, asked, seen, ways, children }: FoundStepProps) {
  const { goOn, back } = seen.onboarding
  return (
    <form
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <ColumnsLayout shape="form">
        <div>
          <PageHead title={title} lead={lead} />
          <Fields>{children}</Fields>
        </div>
        <FoundCard fields={asked} {...seen} />
      </ColumnsLayout>
      <FormFoot
        back={
          <Button variant="subtle" leftSection={<Icon of={IconArrowLeft} />} onClick={back}>
            Back
          </Button>
        }
      >
        {ways}
      </FormFoot>
    </form>
  )
}
