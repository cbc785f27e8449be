import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Fields, FormFoot } from '#web/kit/forms/FormFoot.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconArrowLeft } from '#web/kit/icons.ts'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import type { FoundDetails } from './use-found-details.ts'
import type { Onboarding } from './use-onboarding.ts'

/** The questions, and the details found on the website so far. */
export interface StepProps {
  onboarding: Onboarding
  found: FoundDetails | undefined
  isLooking: boolean
}

interface FoundStepProps {
  /** Name of the form. */
  name: string
  title: string
  lead: string
  step: StepProps
  /** The buttons onwards. */
  ways: ReactNode
  /** Its fields. */
  children: ReactNode
}

/** A step whose fields are filled with what was found on the website. */
export function FoundStep({ name, title, lead, step, ways, children }: FoundStepProps) {
  const { goOn, back } = step.onboarding
  const host = step.found?.website?.host ?? null
  return (
    <form
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <PageHead title={title} lead={lead} />
      <div role="status">
        {step.isLooking && host !== null && (
          <SmallPrint>We’re reading {host}. We’ll fill in what we find here.</SmallPrint>
        )}
      </div>
      <Fields>{children}</Fields>
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
