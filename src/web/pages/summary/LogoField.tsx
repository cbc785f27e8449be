import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { FileDrop } from '#web/kit/forms/FileDrop.tsx'
import { LogoFrame } from '#web/kit/summary/LogoFrame.tsx'
import { logoProblem } from './logo-problem.ts'
import { type SummaryData, summaryQuery } from '#web/app/queries/summary-query.ts'

/** The logo is saved as soon as it is chosen, apart from the rest of the form. */
export function LogoField({ logo }: { logo: SummaryData['logo'] }) {
  const client = useQueryClient()
  const done = async ({ message }: { message: string }) => {
    await client.invalidateQueries({ queryKey: summaryQuery.queryKey })
    showDone(message)
  }
  const put = useMutation({
    mutationFn: (file: File) => {
      const problem = logoProblem(file)
      if (problem !== null) throw new Error(problem)
      const form = new FormData()
      form.set('logo', file)
      return callApi('PUT /summary/logo', { form })
    },
    onSuccess: done,
    meta: { toast: false },
  })
  const remove = useMutation({ mutationFn: () => callApi('DELETE /summary/logo'), onSuccess: done })
  return (
    <FileDrop
      label="Logo"
      hint="Drop it here or choose it: PNG or JPEG, up to 8 MB. It’s saved at once."
      accept="image/png,image/jpeg"
      choose={logo ? 'Choose another logo' : 'Choose a logo'}
      busy={put.isPending}
      error={put.error?.message}
      onFile={(file) => put.mutate(file)}
    >
      {logo && (
        <LogoFrame src={`/api${logo.path}`} width={logo.width} height={logo.height}>
          <Button variant="subtle" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove logo
          </Button>
        </LogoFrame>
      )}
    </FileDrop>
  )
}
