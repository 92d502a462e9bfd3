
# The terminal's own AppArmor profile, where AppArmor is there and knows its rules. It only complains until an administrator has
# tried it: install-kiosk --enforce-apparmor takes the link away, and a newer package leaves that as it is.
kiosk_source=/opt/RinSetu/resources/kiosk/apparmor-profile
kiosk_profile=/etc/apparmor.d/rinsetu-kiosk
kiosk_complains=/etc/apparmor.d/force-complain/rinsetu-kiosk
if command -v apparmor_parser >/dev/null 2>&1 && apparmor_parser -Q -K "$kiosk_source" >/dev/null 2>&1; then
    if [ ! -e "$kiosk_profile" ]; then
        mkdir -p /etc/apparmor.d/force-complain
        ln -sf "$kiosk_profile" "$kiosk_complains"
    fi
    cp -f "$kiosk_source" "$kiosk_profile"
    if apparmor_status --enabled >/dev/null 2>&1 && ! { [ -x /usr/bin/ischroot ] && /usr/bin/ischroot; }; then
        apparmor_parser -r -W -T "$kiosk_profile" || true
    fi
fi
