import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { FileDrop } from '#web/kit/forms/FileDrop.tsx'
import { LogoFrame } from '#web/kit/summary/LogoFrame.tsx'
import { logoProblem } from './logo-problem.ts'
import { type SummaryData, summaryQuery } from '#web/app/queries/summary-query.ts'

/** The logo is saved as soon as it is chosen, apart from the rest of the form. */
export function LogoField({ logo }: { logo: SummaryData['logo'] }) {
  const client = useQueryClient()
  /** What is wrong with the file that was chosen last. */
  const [problem, setProblem] = useState<string | null>(null)
  const done = async ({ message }: { message: string }) => {
    await client.invalidateQueries({ queryKey: summaryQuery.queryKey })
    showDone(message)
  }
  const put = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('logo', file)
      return callApi('PUT /summary/logo', { form })
    },
    onSuccess: done,
    meta: { toast: false },
  })
  const remove = useMutation({ mutationFn: () => callApi('DELETE /summary/logo'), onSuccess: done })
  const take = (file: File) => {
    const found = logoProblem(file)
    put.reset()
    setProblem(found)
    if (found === null) put.mutate(file)
  }
  const takeAway = () => {
    put.reset()
    setProblem(null)
    remove.mutate()
  }
  return (
    <FileDrop
      label="Logo"
      hint="Drop it here or choose it: PNG or JPEG, up to 8 MB. It’s saved at once."
      accept="image/png,image/jpeg"
      choose={logo ? 'Choose another logo' : 'Choose a logo'}
      busy={put.isPending || remove.isPending}
      error={problem ?? (put.error ? sentenceOf(put.error, 'logo') : undefined)}
      onFile={take}
    >
      {logo && (
        <LogoFrame src={`/api${logo.path}`} width={logo.width} height={logo.height}>
          <Button
            variant="subtle"
            size="sm"
            loading={remove.isPending}
            disabled={put.isPending}
            onClick={takeAway}
          >
            Remove logo
          </Button>
        </LogoFrame>
      )}
    </FileDrop>
  )
}
