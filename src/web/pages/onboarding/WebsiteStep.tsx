import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ADDRESS_MESSAGE } from '#core/address/address-message.ts'
import { MAY_CHECK, MAY_CHECK_ADDS } from '#core/consent.ts'
import { isBlank } from '#core/owner-input/text.ts'
import { callApi } from '#web/app/calls/client.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { forgetResults } from '#web/app/queries/forget-results.ts'
import { Fields, FormFoot } from '#web/kit/forms/FormFoot.tsx'
import { Tick } from '#web/kit/forms/Tick.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { WebsiteField } from '#web/shared/address/WebsiteField.tsx'
import { IndustryFields } from '#web/shared/business/IndustryFields.tsx'
import type { StepProps } from './FoundStep.tsx'

/** The scan of the website starts here, so that later steps can show what was found. */
export function WebsiteStep({ onboarding, found: seen }: Pick<StepProps, 'onboarding' | 'found'>) {
  const { website, business, problems, show, goOn } = onboarding
  const { address, none } = website.values
  const scan = useMutation({
    mutationFn: () => callApi('POST /visits', { body: { address } }),
    onSuccess: (_scan, _sent, _context, { client }) => {
      void forgetResults(client)
      goOn()
    },
    onError: (error) => {
      const problem = error instanceof CallFailure ? error.fields['address'] : undefined
      if (problem === undefined) goOn()
      else show({ website: problem, ...problems() })
    },
    meta: { toast: false },
  })
  const submit = () => {
    if (none) return goOn()
    if (isBlank(address)) return show({ website: ADDRESS_MESSAGE, ...problems() })
    // It was scanned for the visitor, or is being scanned.
    if (address === seen?.website?.address) return goOn()
    scan.mutate()
  }
  return (
    <form
      aria-label="Your website"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <PageHead
        title="Your website"
        lead={
          none
            ? 'That’s fine. We’ll show you the shortest way to be found online without one.'
            : 'We look at it the way a customer would. Nothing on it is changed.'
        }
      />
      <Fields>
        <div>
          <WebsiteField
            label="Website"
            disabled={none}
            onUse={(front) => website.setFieldValue('address', front)}
            {...website.getInputProps('address')}
          />
          <Tick label="I don’t have a website yet" {...website.getInputProps('none', { type: 'checkbox' })} />
        </div>
        {!none && (
          <Tick
            label={MAY_CHECK}
            description={MAY_CHECK_ADDS}
            {...website.getInputProps('mayCheck', { type: 'checkbox' })}
          />
        )}
        <IndustryFields form={business} />
      </Fields>
      <FormFoot>
        <Button type="submit" loading={scan.isPending}>
          Continue
        </Button>
      </FormFoot>
    </form>
  )
}
