<#
.SYNOPSIS
Tells Intune whether this computer is a terminal with at least this version. Not yet tried on Windows.

.DESCRIPTION
Intune takes 0 and a line of output for 'installed'. Set the version before uploading: Intune passes no arguments to it.
#>
Set-StrictMode -Version 2
$ErrorActionPreference = 'Stop'
$leastVersion = [version] '0.1.0'

try {
    $program = Join-Path $env:ProgramFiles 'RinSetu\RinSetu.exe'
    $found = [version] (Get-Item -Path $program).VersionInfo.FileVersion
    if ($found -lt $leastVersion) { exit 1 }

    $folder = Join-Path $env:ProgramData 'RinSetu'
    $configuration = Get-Content -Path (Join-Path $folder 'configuration.json') -Raw | ConvertFrom-Json
    if ($configuration.profile -ne 'kiosk') { exit 1 }

    # Nobody but SYSTEM and administrators may write there.
    $trusted = 'S-1-5-18', 'S-1-5-32-544'
    $writing = [Security.AccessControl.FileSystemRights] 'Write, Delete, ChangePermissions, TakeOwnership'
    foreach ($rule in (Get-Acl -Path $folder).GetAccessRules($true, $true, [Security.Principal.SecurityIdentifier])) {
        $writes = ($rule.FileSystemRights -band $writing) -ne 0
        if ($rule.AccessControlType -eq 'Allow' -and $writes -and $rule.IdentityReference.Value -notin $trusted) { exit 1 }
    }
    Write-Output "RinSetu $found"
    exit 0
}
catch { exit 1 }
