
# An upgrade keeps the terminal's AppArmor profile; its postinst renews it.
if [ "$1" != upgrade ] && [ -e /etc/apparmor.d/rinsetu-kiosk ]; then
    if apparmor_status --enabled >/dev/null 2>&1 && ! { [ -x /usr/bin/ischroot ] && /usr/bin/ischroot; }; then
        apparmor_parser -R /etc/apparmor.d/rinsetu-kiosk || true
    fi
    rm -f /etc/apparmor.d/rinsetu-kiosk /etc/apparmor.d/force-complain/rinsetu-kiosk
fi
