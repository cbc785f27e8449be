import { Suspense, lazy, useState } from 'react'
import type { CheckRoute } from '#core/check-at.ts'
import { endsInAnswers } from '#core/survey/answer-again.ts'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { CheckLayout } from '#web/kit/check/CheckLayout.tsx'
import { PrevNext } from '#web/kit/check/PrevNext.tsx'
import { About } from './About.tsx'
import { Actions } from './Actions.tsx'
import { isAskedOnPage } from './asked-on-page.ts'
import { ConnectHere } from './ConnectHere.tsx'
import { downloadsOf } from './Downloads.tsx'
import { FiguresSkeleton } from './analytics/FiguresSkeleton.tsx'
import { GoogleProfileLink } from './GoogleProfileLink.tsx'
import { resultKindOf } from './kind-of.ts'
import { loadFigures, loadSample, loadTrySample } from './later-parts.ts'
import { LeftOut } from './LeftOut.tsx'
import { ProofSection } from './ProofSection.tsx'
import { RelatedLessons } from './RelatedLessons.tsx'
import { ReadyMade } from './ready-made/ReadyMade.tsx'
import { Sides } from './Sides.tsx'
import { AdsLink } from './AdsLink.tsx'
import { checkedAgain } from './checked-again.ts'
import { CheckedAgain } from './CheckedAgain.tsx'
import { CheckNotes } from './CheckNotes.tsx'
import { FixedCard, useFixedLately } from './FixedCard.tsx'
import { Unchecked } from './Unchecked.tsx'
import { type PageDialog, useOpenDialog } from '#web/app/nav/use-open-dialog.ts'
import { useRerun } from './use-rerun.ts'
import { OutcomeNote } from '#web/shared/connections/OutcomeNote.tsx'
import { WebPersonNews } from '#web/shared/hand-over/WebPersonNews.tsx'
import { VerdictSection } from './VerdictSection.tsx'
import { proofBlocks, WhatToDo } from './WhatToDo.tsx'

const Survey = lazy(async () => ({
  default: (await import('#web/shared/survey/SurveyDialog.tsx')).SurveyDialog,
}))
const MakeChanges = lazy(async () => ({ default: (await import('./changes/MakeChanges.tsx')).MakeChanges }))
const LookUp = lazy(async () => ({ default: (await import('./look-up/LookUp.tsx')).LookUp }))
const KeywordTool = lazy(async () => ({ default: (await import('./keywords/KeywordTool.tsx')).KeywordTool }))
const AnalyticsFigures = lazy(async () => ({ default: (await loadFigures()).AnalyticsFigures }))
const SamplePanel = lazy(async () => ({ default: (await loadSample()).SamplePanel }))
const TrySample = lazy(async () => ({ default: (await loadTrySample()).TrySample }))
const HandOverDialog = lazy(async () => ({
  default: (await import('#web/shared/hand-over/HandOverDialog.tsx')).HandOverDialog,
}))

interface CheckBodyProps {
  route: CheckRoute<ListedCheck>
  answer: CheckAnswer
}

/** The dialog over a check's page. */
type Open = PageDialog | 'hand-over' | null

/** A check's page: verdict, proof, next steps, actions; beside it the rail. */
export function CheckBody({ route, answer }: CheckBodyProps) {
  const { check, previous, next } = route
  const [open, setOpen] = useState<Open>(useOpenDialog())
  const rerun = useRerun(check.id, answer)
  const comparison = checkedAgain(rerun.was, answer)
  const fixed = useFixedLately(answer, rerun.was !== null || rerun.isRunning)
  const kind = resultKindOf(answer.newest)
  const onSurvey = answer.hasQuestions ? () => setOpen('survey') : undefined
  const close = () => setOpen(null)
  const isLeftOut = kind === 'left-out'
  const canChange = !isLeftOut && (kind !== 'good' || answer.hasQuestions)
  const onHandOver = isLeftOut || check.ownersOnly ? undefined : () => setOpen('hand-over')
  // With a question nothing is connected, and no figures come.
  const figuresPlace = kind === 'question' || isLeftOut ? null : <FiguresSkeleton />
  const isAskedHere = isAskedOnPage(check)
  return (
    <>
      <CheckLayout
        rail={<About check={check} answer={answer} onHandOver={onHandOver} />}
        prevNext={
          previous &&
          next && (
            <PrevNext
              prev={{ href: previous.path, title: previous.title }}
              next={{ href: next.path, title: next.title }}
            />
          )
        }
      >
        <OutcomeNote />
        <div>
          <VerdictSection route={route} answer={answer} isCompared={comparison !== null || fixed !== null} />
          <CheckNotes check={check.id} answer={isLeftOut ? { ...answer, scan: null } : answer} />
          {answer.handOvers.length > 0 && <WebPersonNews check={check.id} />}
        </div>
        {comparison !== null && <CheckedAgain comparison={comparison} />}
        {fixed !== null && <FixedCard fixed={fixed} />}
        <Sides sides={route.sides} chosen={check.id} />
        {check.service === 'analytics' && (
          <Suspense fallback={figuresPlace}>
            <AnalyticsFigures check={check} placeholder={figuresPlace} />
          </Suspense>
        )}
        <Suspense>
          {check.service === 'breaches' && <LookUp check={check} />}
          {check.service === 'keywordSearches' && <KeywordTool check={check} />}
          {check.service !== null && <SamplePanel check={check} />}
        </Suspense>
        {check.awaitsService && !isAskedHere && !isLeftOut && (
          <ConnectHere check={check} newest={answer.newest} />
        )}
        {check.service === 'businessProfile' && !isLeftOut && <GoogleProfileLink />}
        {check.service === 'ads' && <AdsLink check={check} />}
        {isLeftOut && <LeftOut answer={answer} onSurvey={onSurvey} />}
        <Suspense>{check.service !== null && <TrySample check={check} />}</Suspense>
        {kind === 'unchecked' && <Unchecked answer={answer} rerun={rerun} />}
        {!isLeftOut && kind !== 'unchecked' && (
          <>
            {check.service !== 'keywordSearches' && (
              <ProofSection blocks={proofBlocks(answer, kind)} downloads={downloadsOf(check)} />
            )}
            {!(isAskedHere && kind === 'question') && (
              <WhatToDo answer={answer} kind={kind} onSurvey={onSurvey} />
            )}
            <ReadyMade
              check={check.id}
              at={answer.newest.updatedAt}
              rerun={rerun}
              onHandOver={kind === 'work' ? onHandOver : undefined}
            />
          </>
        )}
        <Actions
          check={check}
          at={answer.newest.updatedAt}
          kind={kind}
          rerun={rerun}
          isSecond={onSurvey !== undefined && endsInAnswers(answer.steps)}
          onChanges={canChange ? () => setOpen('changes') : undefined}
        />
        <RelatedLessons check={check} status={answer.newest.status} />
      </CheckLayout>
      <Suspense>
        {open === 'survey' && <Survey check={check.id} onClose={close} />}
        {open === 'changes' && canChange && (
          <MakeChanges
            answer={answer}
            rerun={rerun}
            onSurvey={onSurvey}
            onHandOver={onHandOver}
            onClose={close}
          />
        )}
        {open === 'hand-over' && (
          <HandOverDialog check={{ id: check.id, title: answer.title }} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
