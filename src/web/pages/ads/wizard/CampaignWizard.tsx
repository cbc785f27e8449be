import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, useState } from 'react'
import { WIZARD_STEP_WORDS } from '#ads/state-words.ts'
import { WIZARD_STEPS, type WizardStep } from '#core/ads/draft.ts'
import { isBlank } from '#core/owner-input/text.ts'
import { upperFirst } from '#core/text.ts'
import { plural } from '#core/words.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { WizardFoot } from '#web/kit/ads/WizardLayout.tsx'
import { Steps } from '#web/kit/forms/Steps.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { useStartOfStep } from '#web/shared/forms/use-start-of-step.ts'
import { AdStep } from './AdStep.tsx'
import { BudgetStep } from './BudgetStep.tsx'
import { CategoriesStep } from './CategoriesStep.tsx'
import type { DraftContent, KeptDraft } from './draft-keeper.ts'
import { GeneralStep } from './GeneralStep.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { PlacesStep } from './PlacesStep.tsx'
import { SavingNote, savingWords } from './SavingNote.tsx'
import { spareKeyOf } from './spare-key.ts'
import { useCreateCampaign } from './use-create-campaign.ts'
import { unsavedDraft, useDraftKeeper } from './use-draft-keeper.ts'
import { useLeaving } from './use-leaving.ts'
import { useWizard, type Wizard, type WizardAccount } from './use-wizard.ts'

const CAMPAIGNS = '/ads/campaigns'
const VIEWS: Readonly<Record<WizardStep, ComponentType<{ wizard: Wizard }>>> = {
  general: GeneralStep,
  places: PlacesStep,
  categories: CategoriesStep,
  ad: AdStep,
  budget: BudgetStep,
}

/** `Write the ad`. */
const titleOf = (step: WizardStep): string => upperFirst(WIZARD_STEP_WORDS[step])

interface CampaignWizardProps {
  place: WizardAccount
  /** `null`: a new one. */
  draft: KeptDraft | null
  content: DraftContent
}

/** The five steps of a new campaign. What is typed is kept as a draft. */
export function CampaignWizard({ place: account, draft, content }: CampaignWizardProps) {
  const navigate = useNavigate()
  const { id: ownerId } = useMe()
  const [unsaved] = useState(() => unsavedDraft(ownerId, draft?.id ?? null))
  const { keeper, saving } = useDraftKeeper({
    ownerId,
    draft,
    content,
    unsaved,
    onPlace: ({ id }) =>
      void navigate({ to: '/ads/campaigns/new', search: { draft: id }, replace: true, resetScroll: false }),
  })
  const wizard = useWizard(unsaved ?? content, keeper, account)
  const { form, step, place } = wizard
  useStartOfStep(step)
  const leaving = useLeaving({ keeper })
  const creation = useCreateCampaign({
    wizard,
    keeper,
    spareKey: spareKeyOf(ownerId),
    onCreated: (campaign) => {
      leaving.allow()
      void navigate({ to: '/ads/campaigns/start', search: { campaign }, replace: true })
    },
  })
  const isLast = place === WIZARD_STEPS.length - 1
  const next = WIZARD_STEPS[place + 1]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLast) void creation.create()
    else wizard.goOn()
  }
  const wrong = Object.keys(wizard.problems).length
  const View = VIEWS[step]
  return (
    <>
      {account.mode === 'sample' && <SampleBanner />}
      <BackLink href={CAMPAIGNS} label="Campaigns" />
      <PageHead
        title={isBlank(form.name) ? 'New campaign' : form.name}
        lead={`Step ${place + 1} of ${WIZARD_STEPS.length}: ${WIZARD_STEP_WORDS[step]}.${place === 0 ? ' Nothing is spent while you write.' : ''}`}
      />
      <Steps names={WIZARD_STEPS.map(titleOf)} now={place} />
      <form noValidate aria-label={titleOf(step)} onSubmit={submit}>
        <Cards>
          <SavingNote saving={saving} keeper={keeper} onReplace={wizard.replace} />
          <View wizard={wizard} />
          {creation.failure !== null && (
            <div role="alert">
              <Note tone="error">{creation.failure}</Note>
            </div>
          )}
        </Cards>
        <WizardFoot
          status={wrong > 0 ? `${plural(wrong, 'thing')} to put right` : savingWords(saving)}
          next={
            <Button type="submit" fullWidth loading={creation.isCreating}>
              {next === undefined ? 'Create the campaign' : `Next: ${WIZARD_STEP_WORDS[next]}`}
            </Button>
          }
        >
          {place > 0 && (
            <Button variant="default" disabled={creation.isCreating} onClick={wizard.back}>
              Back
            </Button>
          )}
          <Button variant="subtle" disabled={creation.isCreating} onClick={() => void leaving.save()}>
            Save draft
          </Button>
          <Button variant="subtle" disabled={creation.isCreating} onClick={leaving.ask}>
            Discard
          </Button>
        </WizardFoot>
      </form>
      <LeaveDialog leaving={leaving} />
    </>
  )
}
