import { PlainFrame } from '../../kit/frame/PlainFrame.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'

export function NotFoundPage() {
  return (
    <PlainFrame home="/">
      <PageHead title="Sorry, this page cannot be found." />
    </PlainFrame>
  )
}
