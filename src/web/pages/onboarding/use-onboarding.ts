import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onboardingSchema } from '#core/owner-input/business-forms.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { tidyPhone } from '#core/phone.ts'
import { callApi } from '#web/app/calls/client.ts'
import { keepDraft, readDraft } from '#web/app/session/drafts.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { resultsQuery } from '#web/app/queries/queries.ts'
import { type Me, meQuery } from '#web/app/session/session.ts'
import { showFailure } from '#web/app/frames/toasts.ts'
import { focusFirstWrong } from '#web/shared/forms/focus-first.ts'
import { businessBody } from '#web/shared/business/business-values.ts'
import { socialBody, socialProblems } from '#web/shared/business/social-values.ts'
import { type OnboardingDraft, draftFrom } from './onboarding-draft.ts'
import { fieldsOfStep, phoneProblem, stepOfProblems } from './step-fields.ts'

/** Validates everything except the website, whose allowed hosts only the server knows. */
const schema = onboardingSchema({ allowed: [] })
const LAST_STEP = 2
/** The link that confirms the address opens another tab, and a phone forgets the one that waits. */
const KEPT_IN = 'browser'

/** The state of onboarding: the values so far, the open step, and its actions. */
export function useOnboarding(owner: Me) {
  const name = `onboarding:${owner.id}`
  const [start] = useState(() => draftFrom(readDraft(name, KEPT_IN)))
  const [step, setStep] = useState(start.step)
  const [phone, setPhone] = useState(start.phone)
  const [filled, setFilled] = useState(start.filled)
  const website = useForm({ initialValues: start.website })
  const business = useForm({ initialValues: start.business })
  const social = useForm({ initialValues: start.social })
  const draft: OnboardingDraft = {
    step,
    phone,
    filled,
    website: website.values,
    business: business.values,
    social: social.values,
  }
  const text = JSON.stringify(draft)
  const send = useSend(name)
  useEffect(() => {
    if (!send.isSuccess) keepDraft(name, JSON.parse(text), KEPT_IN)
  }, [name, text, send.isSuccess])

  /** Shows errors at their fields; `false`: there are none. */
  const show = (problems: Readonly<Record<string, string>>): boolean => {
    website.setErrors(problems['website'] === undefined ? {} : { address: problems['website'] })
    business.setErrors(problems)
    social.setErrors(socialProblems(problems))
    const isWrong = Object.keys(problems).length > 0
    if (isWrong) focusFirstWrong()
    return isWrong
  }
  const finish = (chosen: OnboardingDraft) =>
    send.mutate(bodyOf(chosen), {
      onError: (error) => {
        const fields = error instanceof CallFailure && error.status === 422 ? error.fields : {}
        const wrong = stepOfProblems(fields)
        if (wrong === null) return showFailure(error)
        setStep(wrong)
        show(fields)
      },
    })
  /** The errors of this step that can be found without the server. */
  const problems = (chosen: OnboardingDraft = draft) => ({
    ...fieldProblems(schema, formOf(chosen), fieldsOfStep(step)),
    ...phoneProblem(step, chosen),
  })
  const goOn = (chosen: OnboardingDraft = draft) => {
    if (show(problems(chosen))) return
    if (step === LAST_STEP) finish(chosen)
    else setStep(step + 1)
  }
  const back = () => setStep(Math.max(0, step - 1))
  return { step, draft, website, business, social, setFilled, setPhone, problems, show, goOn, back, send }
}

export type Onboarding = ReturnType<typeof useOnboarding>

function useSend(name: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) => callApi('POST /onboarding', { body }),
    onSuccess: async () => {
      keepDraft(name, null, KEPT_IN)
      await client.invalidateQueries({ queryKey: resultsQuery.queryKey })
      await client.fetchQuery({ ...meQuery, staleTime: 0 })
    },
    meta: { toast: false },
  })
}

function bodyOf(draft: OnboardingDraft) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { address, none } = draft.website
  return { ...formOf(draft), website: none ? null : address, phone: tidyPhone(draft.phone), timeZone }
}

/** The draft in the form that the rules judge. */
const formOf = ({ website, business, social }: OnboardingDraft) => ({
  website: null,
  mayCheck: website.mayCheck && !website.none,
  ...businessBody(business),
  ...socialBody(social),
})
