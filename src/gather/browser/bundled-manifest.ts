/** Version of `@sparticuz/chromium` whose files these are. */
export const BUNDLED_VERSION = '153.0.0'

/** SHA-256 of each file that the package unpacks. For a new version of the package, the test of `bundled.ts` prints the new ones. */
export const BUNDLED_FILES: Readonly<Record<string, string>> = {
  chromium: '53a15d6c3a3d27dfb54c4ba60278b1683136f70cf1e67e989da7dfbd3d451ef0',
  'fonts/fonts/Open_Sans/OpenSans-Bold.ttf':
    '27da758f4dcac9a65abe914c13b463b42982b9909bc65713424099f4810bd1e6',
  'fonts/fonts/Open_Sans/OpenSans-Italic.ttf':
    '93bc1bb6abf4e6b7c75d7131714061d5b57cc478abcabe4cb3519bb38fb917aa',
  'fonts/fonts/Open_Sans/OpenSans-Regular.ttf':
    'c53aceea2dcf5b4098099c0c4d0a061d17e178a049317b42a422b1a9f7f8eb59',
  'libEGL.so': '3bf6ca30f4e0045874023bd918d2eafcbeba8bc304adb3b56ef1adbef0dfe8c2',
  'libGLESv2.so': '74fac0bff070ee961590bc82fc5b1a6f9ed5e8db95de34344d6de5e2a1c94f5d',
  'libvk_swiftshader.so': '2f3ceffaaca7d031bc3943f8eacf398a5d9c42c5fe0d15d8840b9acfa630b58e',
  'libvulkan.so.1': '8ee5ac00fd7968e863b05e0f6808057db16a00ad322777e5a05bed51d4f84085',
  'vk_swiftshader_icd.json': 'c9eef28b6b984fec220ef0abfecc40b502d46946706e47bfe97707027cb818bd',
}
