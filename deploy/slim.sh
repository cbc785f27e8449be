#!/bin/sh
# Removes from the image what it never loads. `slim.sh system <root>`: from Debian's part; `slim.sh packages <folder>`: from the npm packages in it.
# Every licence stays: Debian's are the files `copyright`.
set -eu
cd "$2"
case $1 in
  system)
    # Chromium draws by itself: what Mesa would need (LLVM, drivers) goes. So do icons, manuals, translations, Perl, and lists of packages.
    find usr/share/doc -type f ! -name copyright -delete
    rm -rf usr/share/man usr/share/info usr/share/locale usr/share/icons usr/share/perl* usr/lib/*/perl usr/lib/*/perl-base usr/bin/perl* \
      usr/lib/*/libperl.so* usr/lib/*/libLLVM-* usr/lib/*/libz3.so* usr/lib/*/dri usr/lib/chromium/libVkLayer_khronos_validation.so \
      var/lib/apt/lists var/cache/apt var/cache/debconf var/log
    ;;
  packages)
    # Another browser, and a reporter of faults that Lighthouse loads only when asked to.
    rm -rf node_modules/@sparticuz/chromium/bin node_modules/node/node_modules node_modules/@sentry
    find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.tsbuildinfo' \) -delete
    ;;
esac
