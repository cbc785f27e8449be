import { type ComponentType, lazy, Suspense } from 'react'
import { DialogShade } from '#web/kit/surface/DialogShade.tsx'

/**
 * A dialog whose script is loaded when it is first opened: most who look at a tab open none, and what dialogs judge and say is as much script as the table.
 * The page is shaded at once, so that the press is answered.
 */
export function laterDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function LaterDialog(props) {
    return (
      <Suspense fallback={<DialogShade />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
