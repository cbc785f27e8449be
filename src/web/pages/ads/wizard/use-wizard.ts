import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type KnownAdsAccount, NOTHING_READ } from '#ads/known-account.ts'
import { type DraftProblems, problemsOfStep, readCampaignDraft, stepOfField } from '#ads/wizard/read-draft.ts'
import { USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import { type CampaignDraft, WIZARD_STEPS, type WizardStep } from '#core/ads/draft.ts'
import type { AdsAccountFacts } from '#core/ads/rows.ts'
import { type AdsOverview, adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { focusFirstWrong } from '#web/shared/forms/focus-first.ts'
import type { DraftContent, DraftKeeper } from './draft-keeper.ts'

/** The account that the campaign is for. */
export interface WizardAccount {
  account: AdsAccountFacts
  today: string
  mode: AdsOverview['mode']
}

/** Fields of one line of text. */
export type TextField =
  | 'name'
  | 'businessName'
  | 'landingUrl'
  | 'phone'
  | 'startDate'
  | 'endDate'
  | 'ownBudget'
  | 'targetCpa'

/** The form of the wizard: what is typed, what is wrong with it, and the open step. */
export function useWizard(start: DraftContent, keeper: DraftKeeper, { account, today, mode }: WizardAccount) {
  const [form, setForm] = useState(start.form)
  const [step, setStep] = useState(start.step)
  const [tried, setTried] = useState<ReadonlySet<WizardStep>>(new Set())
  const [refused, setRefused] = useState<DraftProblems>({})
  const known = useAccountOfDraft({ account, today, mode })
  const { campaign, problems: all } = readCampaignDraft(form, known)
  const wrong = problemsOfStep(all, step)
  const problems = { ...problemsOfStep(refused, step), ...(tried.has(step) ? wrong : {}) }
  useEffect(() => keeper.change({ step, form }), [keeper, step, form])

  const forget = (names: readonly string[]) => setRefused((before) => withoutFields(before, names))
  const change = (given: Partial<CampaignDraft>) => {
    setForm((before) => ({ ...before, ...given }))
    forget(Object.keys(given))
  }
  const changeText = (name: TextField, text: string) => {
    setForm((before) => ({ ...before, [name]: text }))
    forget([name])
  }
  /** Shows problems at their fields, at the first step that has one. */
  const show = (found: DraftProblems, isRefused = false) => {
    const first = firstStepOf(found)
    if (first === undefined) return
    if (isRefused) setRefused(found)
    else setTried((before) => new Set([...before, first]))
    setStep(first)
    focusFirstWrong()
  }
  const place = WIZARD_STEPS.indexOf(step)
  const goTo = (next: WizardStep | undefined) => {
    if (next === undefined) return
    setStep(next)
    // The save is planned by the change of the step; it is not waited for.
    setTimeout(() => void keeper.flush())
  }
  /** Goes to the next step; where something is wrong with this one, it is said at its fields. */
  const goOn = () => {
    if (Object.keys(wrong).length > 0) show(wrong)
    else goTo(WIZARD_STEPS[place + 1])
  }
  const back = () => goTo(WIZARD_STEPS[place - 1])
  /** Replaces everything, as by the version of another tab. */
  const replace = (content: DraftContent) => {
    setForm(content.form)
    setStep(content.step)
    setRefused({})
  }
  return {
    form,
    step,
    place,
    campaign,
    /** What is wrong with the whole draft. */
    all,
    /** What is said at the fields of this step. */
    problems,
    change,
    changeText,
    show,
    goOn,
    back,
    replace,
    account,
    mode,
  }
}

/** The first step that has a problem. */
const firstStepOf = (problems: DraftProblems): WizardStep | undefined =>
  WIZARD_STEPS.find((one) => Object.keys(problems).some((field) => stepOfField(field) === one))

/** What Google said of a field is of its earlier value. */
const withoutFields = (problems: DraftProblems, names: readonly string[]): DraftProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !names.includes(field.split('.')[0] ?? '')))

/** What the browser knows of the account that a draft is checked against. */
function useAccountOfDraft({ account, today, mode }: WizardAccount): KnownAdsAccount {
  const { website, country } = useMe()
  const { data: campaigns } = useQuery(adsRowsQuery('GET /ads/campaigns', USUAL_ADS_PERIOD))
  return {
    ...NOTHING_READ,
    currency: account.currency,
    today,
    // The sample business' ads may lead anywhere that the owner tries.
    websiteHost: mode === 'sample' ? null : (website?.host ?? null),
    country,
    campaigns: campaigns?.data?.rows ?? null,
  }
}

export type Wizard = ReturnType<typeof useWizard>
