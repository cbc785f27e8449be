import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { surveyQuery } from '#web/app/queries/result-queries.ts'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { SurveyForm } from './SurveyForm.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'

interface SurveyProps {
  /** The check whose questions are asked. */
  check: string
  onClose: () => void
}

/** "Update your answers": the questions of a check. */
export function SurveyDialog({ check, onClose }: SurveyProps) {
  const query = useQuery(surveyQuery(check))
  return (
    <Dialog opened onClose={onClose} size="lg" title="Update your answers">
      <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={3} />}>
        {(data) => <SurveyForm survey={data} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}
