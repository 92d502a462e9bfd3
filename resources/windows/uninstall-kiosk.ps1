<#
.SYNOPSIS
Gives the computer its desktop back, and removes the program and its configuration. As SYSTEM. Not yet tried on Windows.
#>
Set-StrictMode -Version 2
$ErrorActionPreference = 'Stop'

try {
    $bridge = Get-CimInstance -Namespace 'root\cimv2\mdm\dmmap' -ClassName 'MDM_AssignedAccess'
    if ($bridge.ShellLauncher) {
        $bridge.ShellLauncher = $null
        Set-CimInstance -CimInstance $bridge
    }
    & (Join-Path $PSScriptRoot 'remove-program.ps1')
    $folder = Join-Path $env:ProgramData 'RinSetu'
    if (Test-Path -Path $folder) { Remove-Item -Path $folder -Recurse -Force }
    exit 3010
}
catch {
    Write-Output "uninstall-kiosk: $($_.Exception.Message)"
    exit 1
}
