import { PlainFrame } from '../../kit/frame/PlainFrame.tsx'

export function HomePage() {
  return <PlainFrame home="/home">Is your website in fine fettle?</PlainFrame>
}
